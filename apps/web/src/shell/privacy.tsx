/** What is kept of whom, and for how long. */
import { readSettings } from '../session/device.ts';
import { Chart, Home } from './brand.tsx';
import { useTheme } from './theme.ts';
import { words } from './words.ts';

const SECTIONS = ['table', 'long', 'device', 'net', 'makers'] as const;

export function PrivacyPage() {
  useTheme(readSettings().theme);
  return (
    <div class="page ended prose">
      <Chart />
      <header class="start-top">
        <Home size={30} />
      </header>
      <main>
        <h1>{words('privacy.title')}</h1>
        <p class="lead">{words('privacy.lead')}</p>
        {SECTIONS.map((name) => (
          <section key={name}>
            <h2>{words(`privacy.${name}`)}</h2>
            <p>{words(`privacy.${name}.text`)}</p>
          </section>
        ))}
      </main>
    </div>
  );
}

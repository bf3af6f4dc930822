/** What is kept of whom, and for how long. */
import { readSettings } from '../session/device.ts';
import { Chart, Home } from '../ui/brand.tsx';
import { pageWords } from '../ui/page-words.ts';
import { useTheme } from '../ui/theme.ts';

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
        <h1>{pageWords('privacy.title')}</h1>
        <p class="lead">{pageWords('privacy.lead')}</p>
        {SECTIONS.map((name) => (
          <section key={name}>
            <h2>{pageWords(`privacy.${name}`)}</h2>
            <p>{pageWords(`privacy.${name}.text`)}</p>
          </section>
        ))}
        <section>
          <h2>{pageWords('privacy.licenses')}</h2>
          <p>{pageWords('privacy.licenses.text')}</p>
          <p>
            <a href="/licenses.txt">{pageWords('privacy.licenses.link')}</a>
          </p>
        </section>
      </main>
    </div>
  );
}

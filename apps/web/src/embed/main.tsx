/** The entry of a board in a frame: looks at the address and shows what it names. */
import { render } from 'preact';
import '../ui/ui.css';
import './embed.css';
import { pageGames } from '../games/registry.ts';
import { games as rules } from '../games/rules.ts';
import { watchParts } from '../ui/missing.ts';
import { EmbedPage } from './page.tsx';

watchParts();

const root = document.getElementById('app');
if (root === null) throw new Error('embed.html has no #app');
render(<EmbedPage games={pageGames} rules={rules} />, root);

/** The entry of the gallery. Only the browser tests build it, and the development server shows it. */
import '../ui/ui.css';
import { mountGallery } from './gallery.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('gallery.html has no #app');
await mountGallery(root);

// The page's entry: mounts the shell.
import { render } from 'preact';

function Shell() {
  return (
    <main>
      <h1>Sandbar</h1>
    </main>
  );
}

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
render(<Shell />, root);

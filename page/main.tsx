import type { WorkerEngine } from 'horoscope-engine/worker';
import { render } from 'preact';
import { App } from './app.js';
import { EngineContext } from './asking.js';
import { dressPage, openEngine } from './engine.js';

const root = document.getElementById('page') as HTMLElement;

async function start(): Promise<void> {
  const engine: WorkerEngine = await openEngine();
  root.replaceChildren();
  render(
    <EngineContext value={engine}>
      <App />
    </EngineContext>,
    root,
  );
  await dressPage();
}

start().catch((error: unknown) => {
  root.textContent = `The page could not start: ${error instanceof Error ? error.message : String(error)}`;
});

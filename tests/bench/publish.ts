import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectCopy } from '../support/project-copy.ts';
import { publishingSite } from '../support/publishing-site.ts';
import { ROOT } from '../support/source/project-files.ts';

const RUNS = 3;
const LOOK_MS = 100;

/** Publishes a changed radius in a copy of the project, and prints the seconds until the home page shows it. */
export async function measurePublishing(): Promise<void> {
  await using started = new AsyncDisposableStack();
  const { folder, remove } = await projectCopy();
  started.defer(remove);
  await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  const site = await publishingSite(folder);
  started.defer(async () => void (await site.stop()));
  for (let n = 1; n <= RUNS; n += 1) {
    const radius = 30 + n;
    await site.change('area.serviceRadiusKm', radius);
    const clickedAt = performance.now();
    await site.publish();
    while (!new RegExp(`\\b${radius}\\s*km`).test(await (await fetch(site.address)).text())) await setTimeout(LOOK_MS);
    console.log(
      `From the click to the changed page, run ${n}: ${((performance.now() - clickedAt) / 1000).toFixed(1)} s`,
    );
    // The area's next look takes the published draft away.
    await site.show();
  }
}

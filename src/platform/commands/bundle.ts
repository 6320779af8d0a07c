/** `npm run build:functions`: writes the bundles that a deploy uploads (netlify.toml, [functions]). */
import { writeBundles } from '../functions/write-bundles.ts';
import { deployedFunctionsFolder, functionsFolder } from '../project.ts';

await writeBundles(functionsFolder, deployedFunctionsFolder);

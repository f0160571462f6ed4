import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProgram } from './child-process.ts';

/**
 * `npm run sbom -- FILE`: writes the bill of materials (CycloneDX, JSON) of what a running Pennant
 * loads: every package with its version, licence and checksum. Without a file it is printed.
 */
const [file] = process.argv.slice(2);
const npm = process.env['npm_execpath'];
const args = ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { code, output } = await (npm && /npm-cli\.[cm]?js$/.test(npm)
  ? runProgram(process.execPath, [npm, ...args], { quiet: true, cwd: ROOT })
  : runProgram('npm', args, { quiet: true, cwd: ROOT }));
// Warnings of npm stand before the JSON.
const start = output.indexOf('{\n');
if (code !== 0 || start === -1) {
  console.error(output.trim());
  process.exit(1);
}
const text = output.slice(start, output.lastIndexOf('}') + 1);
const { components } = JSON.parse(text) as { components: readonly unknown[] };
if (file === undefined) console.log(text);
else {
  const target = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  writeFileSync(target, `${text}\n`);
  console.log(`${components.length} packages: ${target}`);
}

/**
 * `npm run api`: compares the API of the shared packages with their `api.md` and with the last release, and demands a change fragment for each
 * difference; and the documents of the wire with the contract. `-- --write` rewrites `api.md` and `docs/api`; `-- --release` collects the fragments into versions and changelogs.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../shared/build/release/files.mjs'
import { weighDeclarations } from './api/assignability.mjs'
import { collect } from './api/collect.mjs'
import { demanded, isEnough, readFragments, weightFor } from './api/fragments.mjs'
import { brokenExports, changedDeclarations, judge } from './api/judge.mjs'
import { PACKAGES, readApiFile, readReleased, reportOf, toMarkdown } from './api/report.mjs'

const ROOT = join(import.meta.dirname, '..')
/** Reasons printed for each package. */
const SHOWN = 5
const args = process.argv.slice(2)
const { driftedDocuments, writeDocuments } = await import('../shared/api-documents/src/write.ts')

try {
  const reports = Object.fromEntries(
    await Promise.all(PACKAGES.map(async (name) => [name, await reportOf(ROOT, name)])),
  )
  if (args.includes('--write')) {
    writeReports(reports)
    await writeDocuments()
  }
  if (args.includes('--release')) {
    const broken = Object.fromEntries(
      await Promise.all(PACKAGES.map(async (name) => [name, await brokenIn(name, reports[name])])),
    )
    process.stdout.write(`${collect(ROOT, reports, broken).join('\n')}\n`)
  }
  const fragments = readFragments(ROOT)
  const verdicts = Object.fromEntries(
    await Promise.all(PACKAGES.map(async (name) => [name, await verdictOf(name, reports[name])])),
  )
  const faults = PACKAGES.flatMap((name) => faultsOf(name, reports[name], verdicts[name], fragments))
  for (const file of await driftedDocuments())
    faults.push(`${file} is not that of the contract: run \`npm run api -- --write\` and commit the file.`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0)
    process.stdout.write(`  the API of ${PACKAGES.length} packages is written down, and its changes too\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function writeReports(reports) {
  for (const name of PACKAGES) writeFileSync(join(ROOT, 'shared', name, 'api.md'), toMarkdown(name, reports[name]))
}

/** Compared with the last release. */
async function verdictOf(name, report) {
  return judge(...(await comparisonOf(name, report)))
}

async function brokenIn(name, report) {
  return brokenExports(...(await comparisonOf(name, report)))
}

async function comparisonOf(name, report) {
  const { exports: released } = readReleased(ROOT, name)
  const weights = await weighDeclarations(join(ROOT, 'shared', name), changedDeclarations(released, report))
  return [released, report, weights]
}

function faultsOf(name, report, { weight, reasons }, fragments) {
  const own = `@lantern/${name}`
  const drift =
    readApiFile(ROOT, name) === toMarkdown(name, report)
      ? []
      : [`shared/${name}/api.md is not the API of ${own}: run \`npm run api -- --write\` and commit the file.`]
  const { version } = readJson(join(ROOT, 'shared', name, 'package.json'))
  const wanted = demanded(weight, version)
  if (isEnough(weightFor(fragments, own), wanted)) return drift
  const why = reasons
    .slice(0, SHOWN)
    .map((reason) => `\n    ${reason}`)
    .join('')
  const more = reasons.length > SHOWN ? `\n    and ${reasons.length - SHOWN} more` : ''
  return [
    ...drift,
    `${own} ${version} has changed since its last release: write .changes/<what>.md with \`"${own}": ${wanted}\` (docs/how-to/change-a-shared-package.md).${why}${more}`,
  ]
}

/** `npm run proof [-- name …]`: runs long proofs by name; lists them without one. Exits with 1 if a proof fails. */

import { proveArbiter } from './proof/arbiter.mjs'
import { proveBundle } from './proof/bundle.mjs'
import { proveCalculator } from './proof/calculator.mjs'
import { proveChat } from './proof/chat.mjs'
import { proveEngines } from './proof/engines.mjs'
import { proveFaults, proveSwaps } from './proof/faults.mjs'
import { proveFlips } from './proof/flips.mjs'
import { proveGate } from './proof/gate.mjs'
import { proveGenerator } from './proof/generator.mjs'
import { proveHtml } from './proof/html.mjs'
import { proveJourneys } from './proof/journeys.mjs'
import { proveKinds } from './proof/kinds.mjs'
import { proveLedger } from './proof/ledger.mjs'
import { proveDividends, proveMoney } from './proof/money.mjs'
import { proveMutants } from './proof/mutants.mjs'
import { proveNinetyDays } from './proof/ninety-days.mjs'
import { proveOutgrown } from './proof/outgrown.mjs'
import { provePages } from './proof/pages.mjs'
import { provePglite } from './proof/pglite.mjs'
import { provePictures } from './proof/pictures.mjs'
import { proveRaw } from './proof/raw.mjs'
import { proveReactMinor } from './proof/react-minor.mjs'
import { proveRegistry } from './proof/registry.mjs'
import { proveRehearsal } from './proof/rehearsal.mjs'
import { proveReleases } from './proof/releases.mjs'
import { proveRestore } from './proof/restore.mjs'
import { proveRounds } from './proof/rounds.mjs'
import { proveRtp } from './proof/rtp.mjs'
import { proveSettle } from './proof/settle.mjs'
import { proveSmooth, proveSteady } from './proof/smooth.mjs'
import { proveWalk } from './proof/walk.mjs'

const PROOFS = {
  bundle: {
    run: proveBundle,
    words: 'a release is made, unpacked in a Debian with nothing installed, and serves the site (needs root)',
  },
  calculator: {
    run: proveCalculator,
    words: '[offers]: the calculator of offers against a closed form, 100,000 generated offers',
  },
  chat: {
    run: proveChat,
    words:
      '[pglite|postgres|two] [sockets] [seconds]: a room of 2,000 sockets under load, in one process or in two by Redis; kills: 50 kills of the server, ten pages; flood: 200 messages a second to one page',
  },
  arbiter: {
    run: proveArbiter,
    words: '[seeds]: the arbiter of pop-ups in 1,000 visits with 50 campaigns, 200 seeds',
  },
  dividends: {
    run: proveDividends,
    words: '[pglite|postgres] [kills]: dividends taken in two tabs and on two devices under 200 process kills',
  },
  engines: { run: proveEngines, words: '[webkit|firefox]: the site in engines other than Chromium' },
  faults: {
    run: proveFaults,
    words:
      '[games|mine|chat|activity|chaos] [--shard k/n]: the fault matrix, 80 cells for each remote, or chaos mode compared with it',
  },
  flips: {
    run: proveFlips,
    words: '[seed] [draws]: a million flips of the lucky flip against its printed table',
  },
  gate: { run: proveGate, words: 'the publish gate with a browser: every broken build, loaded and rendered' },
  generator: { run: proveGenerator, words: 'pages of the generator against every gate that needs no browser' },
  html: {
    run: proveHtml,
    words: 'pages of an edge compared with nginx serving the same bytes, and API calls under page load',
  },
  swaps: {
    run: proveSwaps,
    words: '[swaps]: a remote published 50 times under an open page, and what remains of old builds',
  },
  journeys: {
    run: proveJourneys,
    words: 'the long journeys of members: new member, venues in frames, two members in a chat, claims in English',
  },
  kinds: {
    run: proveKinds,
    words: 'each of the seven kinds played from the lobby to the record, at localhost and at 127.0.0.1',
  },
  ledger: { run: proveLedger, words: 'the ledger of a running sandbox, posting by posting' },
  money: {
    run: proveMoney,
    words:
      '[pglite|postgres] [seed]: 1,000 steps over every money state machine, 200 withdrawal checks, 200 process kills',
  },
  mutants: {
    run: proveMutants,
    words: '[area|sample]: mutation tests of the rules of money, session, loading, chat and rollout',
  },
  'ninety-days': {
    run: proveNinetyDays,
    words: '[days]: each scheduled transition of members on the sandbox clock, at its exact time',
  },
  outgrown: {
    run: proveOutgrown,
    words: 'two edges behind nginx with Redis and PostgreSQL: one is killed under load, one shuts down, Redis fails',
  },
  pages: {
    run: provePages,
    words: 'every page with axe, at small sizes, by keyboard and in pseudo-locales, every code, every kind of game',
  },
  pglite: { run: provePglite, words: 'every test of the sandbox on PGlite' },
  pictures: {
    run: provePictures,
    words:
      '[--write] [parts]: every page, or those with one of these parts in their name, in three widths, two schemes and two languages, compared with its accepted pictures; --write accepts',
  },
  raw: {
    run: proveRaw,
    words: '[inputs] [seed]: 100,000 raw inputs of a stranger to an edge, a release service and a sandbox',
  },
  'react-minor': {
    run: proveReactMinor,
    words: 'a minor of React: a copy is built with the previous version, and the gate enforces the order of releases',
  },
  registry: {
    run: proveRegistry,
    words: '[tests|services]: the registry on PostgreSQL, and two release services that write 200 changes each at once',
  },
  rehearsal: { run: proveRehearsal, words: 'two teams and an operator release in all six orders, in a browser' },
  releases: {
    run: proveReleases,
    words:
      "a team's inner loop, a fifth remote, a page of its own, the gate, and shells with their trial links and edges",
  },
  restore: {
    run: proveRestore,
    words: 'a release service is lost and restored from its backup: discovery, signature, files, history',
  },
  rounds: {
    run: proveRounds,
    words: '[pglite|postgres] [seed]: 100 rounds of every engine at a venue of each wallet, then money and ledger',
  },
  rtp: {
    run: proveRtp,
    words: '[seed] [rounds]: each engine plays a million rounds and more against its printed return',
  },
  settle: {
    run: proveSettle,
    words: '[seed] [bets]: 10,000 generated singles and parlays settled against a closed form',
  },
  smooth: {
    run: proveSmooth,
    words:
      'lobby, records, sheet, sport board and fishing at a quarter of the CPU: no task over 50 ms of processor time, and frames a second',
  },
  steady: {
    run: proveSteady,
    words: '[minutes]: a sport board open for 30 minutes while 200 prices a second change, and its memory',
  },
  walk: { run: proveWalk, words: '[seed] [steps]: a random walk through the shell with faults, in a browser' },
}

const [name, ...rest] = process.argv.slice(2)
const proof = Object.hasOwn(PROOFS, name ?? '') ? PROOFS[name] : undefined
if (proof === undefined) {
  if (name) process.stderr.write(`Unknown proof "${name}".\n`)
  for (const [known, { words }] of Object.entries(PROOFS)) process.stdout.write(`npm run proof -- ${known}  ${words}\n`)
  process.exitCode = name ? 1 : 0
} else {
  try {
    process.exitCode = (await proof.run(...rest)) ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

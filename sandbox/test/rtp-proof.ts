/** `npm run proof -- rtp`: plays each engine a million rounds and more, and compares what came back with what is printed. */
import { samplesOf } from './rtp-samples.ts'
import { simulate } from './simulated-return.ts'

/** Largest difference from the printed return, in points of a per cent. */
const TOLERANCE = 0.3
const ROUNDS = 1_000_000

const [seed = 'lantern', given = String(ROUNDS)] = process.argv.slice(2)
const factor = Number(given) / ROUNDS
let isGood = true
process.stdout.write(`${'game'.padEnd(48)} ${'printed'.padStart(9)} ${'played'.padStart(9)}  difference  rounds\n`)
for (const sample of samplesOf()) {
  const { name, printed, weight } = sample
  // More rounds where single rounds differ more, so that chance alone stays well inside the tolerance.
  const rounds = Math.round(ROUNDS * weight * factor)
  const { played, error } = simulate(sample, seed, rounds)
  const difference = played - printed
  const holds = Math.abs(difference) <= TOLERANCE
  isGood &&= holds
  process.stdout.write(
    `${name.padEnd(48)} ${printed.toFixed(2).padStart(8)}% ${played.toFixed(3).padStart(8)}%  ${difference >= 0 ? '+' : ''}${difference.toFixed(3)} ± ${error.toFixed(3)}  ${rounds}${holds ? '' : '  FAILS'}\n`,
  )
}
process.exitCode = isGood ? 0 : 1

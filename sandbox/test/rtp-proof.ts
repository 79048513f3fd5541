/** `npm run proof -- rtp`: plays each engine a million rounds and more, and compares what came back with what is printed. */
import { drawsFrom } from '../src/engines/draws/draws.rules.ts'
import { wordsOf } from '../src/engines/draws/seeded-words.rules.ts'
import { samplesOf } from './rtp-samples.ts'

/** Largest difference from the printed return, in points of a per cent. */
const TOLERANCE = 0.3
const ROUNDS = 1_000_000

const [seed = 'lantern', given = String(ROUNDS)] = process.argv.slice(2)
const factor = Number(given) / ROUNDS
let isGood = true
process.stdout.write(`${'game'.padEnd(34)} ${'printed'.padStart(9)} ${'played'.padStart(9)}  difference  rounds\n`)
for (const { name, printed, play, weight } of samplesOf()) {
  // More rounds where single rounds differ more, so that chance alone stays well inside the tolerance.
  const rounds = Math.round(ROUNDS * weight * factor)
  const draw = drawsFrom(wordsOf(`${seed}/${name}`))
  let [sum, squares] = [0, 0]
  for (let at = 0; at < rounds; at += 1) {
    const back = play(draw)
    sum += back
    squares += back * back
  }
  const played = (sum / rounds) * 100
  const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds) * 100
  const difference = played - printed
  const holds = Math.abs(difference) <= TOLERANCE
  isGood &&= holds
  process.stdout.write(
    `${name.padEnd(34)} ${printed.toFixed(2).padStart(8)}% ${played.toFixed(3).padStart(8)}%  ${difference >= 0 ? '+' : ''}${difference.toFixed(3)} ± ${error.toFixed(3)}  ${rounds}${holds ? '' : '  FAILS'}\n`,
  )
}
process.exitCode = isGood ? 0 : 1

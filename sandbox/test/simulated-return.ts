/** Plays a game from seeded draws. */
import { drawsFrom } from '../src/engines/draws/draws.rules.ts'
import { wordsOf } from '../src/engines/draws/seeded-words.rules.ts'
import type { Sample } from './rtp-samples.ts'

/** @returns the return and its standard error, per cent */
export function simulate(
  { name, play }: Pick<Sample, 'name' | 'play'>,
  seed: string,
  rounds: number,
): { played: number; error: number } {
  const draw = drawsFrom(wordsOf(`${seed}/${name}`))
  let [sum, squares] = [0, 0]
  for (let at = 0; at < rounds; at += 1) {
    const back = play(draw)
    sum += back
    squares += back * back
  }
  return {
    played: (sum / rounds) * 100,
    error: Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds) * 100,
  }
}

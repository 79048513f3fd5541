import { seededRandom } from '../../../e2e/walk/random.ts'

/** Fixed seed, so that a failure can be reproduced. */
const SEED = 20_261_122

/**
 * Samples the mutants of a few files, because each file costs a start of its tests.
 *
 * @template {{ file: string }} Mutant
 * @param {readonly Mutant[]} all
 * @param {{ files: number, each: number }} size
 * @returns {Mutant[]} drawn without replacement with a fixed seed
 */
export function sampleOf(all, { files, each }) {
  const random = seededRandom(SEED)
  const names = drawn(random, [...new Set(all.map(({ file }) => file))], files)
  return names.flatMap((name) =>
    drawn(
      random,
      all.filter(({ file }) => file === name),
      each,
    ),
  )
}

function drawn(random, items, count) {
  const left = [...items]
  const taken = []
  while (left.length > 0 && taken.length < count) taken.push(...left.splice(random.below(left.length), 1))
  return taken
}

const LABELS = {
  requests: 'requests until ready',
  bytes: 'bytes until ready',
  scripts: 'scripts until ready',
  'script bytes': 'script bytes until ready',
  fcp: 'first contentful paint, ms',
  lcp: 'largest contentful paint, ms',
  ready: 'home ready, ms',
}

/**
 * Prints the medians and their ratio; below 1 the deployed site is smaller or faster.
 *
 * @param {Record<'deployed' | 'bundle', Record<string, number>[]>} samples
 */
export function report({ deployed, bundle }) {
  const rows = Object.keys(deployed[0]).map((key) => {
    const ours = median(deployed.map((sample) => sample[key]))
    const theirs = median(bundle.map((sample) => sample[key]))
    const label = LABELS[key] ?? `${key} to painted, ms`
    return `  ${label.padEnd(30)} ${format(ours)} ${format(theirs)}   ${(ours / theirs).toFixed(2)}`
  })
  const head = `  ${'median of '.concat(String(deployed.length)).padEnd(30)} ${'deployed'.padStart(10)} ${'one bundle'.padStart(10)}  ratio`
  return [head, ...rows].join('\n')
}

/**
 * Rejects missing or zero values, which were not measured.
 *
 * @param {Record<string, Record<string, number>[]>} samples
 * @throws {Error} naming the rows
 */
export function refuseEmptyRows(samples) {
  const empty = Object.entries(samples).flatMap(([form, rounds]) =>
    rounds.flatMap((sample) =>
      Object.keys(sample)
        .filter((key) => !(sample[key] > 0))
        .map((key) => `${LABELS[key] ?? key} of ${form}`),
    ),
  )
  if (empty.length > 0) throw new Error(`No figure for ${[...new Set(empty)].join(', ')}.`)
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function format(value) {
  return String(Math.round(value)).padStart(10)
}

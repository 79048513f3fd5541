/** @returns a failure, what caused it, and the failures that were collected in it, each with its own causes */
export function* causesOf(error: unknown): Generator<unknown> {
  for (let next = error; next !== undefined && next !== null; next = (next as { cause?: unknown }).cause) {
    yield next
    for (const one of (next as { errors?: readonly unknown[] }).errors ?? []) yield* causesOf(one)
  }
}

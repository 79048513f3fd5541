/** Calls of the store at the same time: enough to hide the latency of a bucket, few enough for its limits. */
const AT_ONCE = 16

/** Like `Promise.all` over calls, 16 at a time; the first failure ends it, after the calls that are under way. */
export async function allOf<Item, Result>(
  items: Iterable<Item>,
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const left = [...items].entries()
  const results: Result[] = []
  let failure: { error: unknown } | undefined
  const worker = async () => {
    for (const [index, item] of left) {
      if (failure !== undefined) return
      try {
        results[index] = await call(item)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failure !== undefined) throw failure.error
  return results
}

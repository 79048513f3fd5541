/** Queue of the gate: each build there costs memory and a browser, so few run at once, and never two of one remote. */

/** Builds at the gate at the same time. */
const AT_ONCE = 2
/** Builds of one remote, including the one at the gate; more would only delay other teams. */
export const OF_ONE_REMOTE = 4

export type GateQueue = {
  /** Runs work in its turn. @returns null, without running it, when too many of this remote are waiting */
  inTurn<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer | null>
}

export function createGateQueue(): GateQueue {
  const working = new Set<string>()
  const waiting: { name: string; begin: () => void }[] = []

  function letIn(): void {
    const at = working.size < AT_ONCE ? waiting.findIndex(({ name }) => !working.has(name)) : -1
    const [next] = at === -1 ? [] : waiting.splice(at, 1)
    if (next === undefined) return
    working.add(next.name)
    next.begin()
    letIn()
  }

  return {
    async inTurn(name, work) {
      const own = waiting.filter((one) => one.name === name).length + (working.has(name) ? 1 : 0)
      if (own >= OF_ONE_REMOTE) return null
      await new Promise<void>((begin) => {
        waiting.push({ name, begin })
        letIn()
      })
      try {
        return await work()
      } finally {
        working.delete(name)
        letIn()
      }
    },
  }
}

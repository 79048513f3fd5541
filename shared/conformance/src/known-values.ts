/** Values of earlier answers, by the name of their field: ids that the back end itself has named. */

/** Values of one name that are worth trying. */
const MOST_VALUES = 8

export type KnownValues = {
  learn(domain: string, answer: unknown): void
  /** Best first: of the same entry point of the contract, then of others. */
  candidates(domain: string, name: string): readonly unknown[]
}

export function createKnownValues(): KnownValues {
  const values = new Map<string, Set<unknown>>()
  const add = (key: string, value: unknown) => {
    const known = values.get(key) ?? new Set()
    values.set(key, known)
    if (known.size < MOST_VALUES) known.add(value)
  }
  const of = (key: string): unknown[] => [...(values.get(key) ?? [])]
  return {
    learn(domain, answer) {
      walk(answer, (name, value) => {
        add(`${domain}.${name}`, value)
        if (name !== 'id') add(name, value)
      })
    },
    candidates(domain, name) {
      // `orderId` of a request is often `id` in the list before it; `id` means something else in each domain.
      const aliases = /(?:Id|No)$/.test(name) ? of(`${domain}.id`) : []
      return [...new Set([...of(`${domain}.${name}`), ...aliases, ...(name === 'id' ? [] : of(name))])]
    },
  }
}

function walk(value: unknown, visit: (name: string, value: unknown) => void, depth = 0): void {
  if (depth > 8 || typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' || typeof inner === 'number') visit(name, inner)
    else walk(inner, visit, depth + 1)
  }
}

/** The lazy components of an exposed module: pages and slots whose code a build may lack unnoticed. */

export type Page = { load(): Promise<unknown> }

const LAZY = Symbol.for('react.lazy')

type Lazy = { $$typeof: symbol; _payload: unknown; _init: (payload: unknown) => unknown }
type Route = { element?: { type?: unknown }; children?: readonly Route[] }

/** @throws Error when the exposed module lacks the export of its kind */
export function pagesOf(exposedModule: string, module: Readonly<Record<string, unknown>>): Page[] {
  if (exposedModule === 'routes') {
    if (!Array.isArray(module.routes)) throw new Error('it has no list `routes`')
    return pagesOfRoutes(module.routes as readonly Route[])
  }
  if (exposedModule === 'slots') {
    if (typeof module.slots !== 'object' || module.slots === null) throw new Error('it has no table `slots`')
    return Object.values(module.slots).flatMap((component) => pageOf(component))
  }
  return []
}

function pagesOfRoutes(routes: readonly Route[]): Page[] {
  return routes.flatMap(({ element, children = [] }) => [...pageOf(element?.type), ...pagesOfRoutes(children)])
}

function pageOf(component: unknown): Page[] {
  const lazy = component as Partial<Lazy> | null | undefined
  if (lazy?.$$typeof !== LAZY || lazy._init === undefined) return []
  return [{ load: () => settled(lazy as Lazy) }]
}

/** React's protocol of lazy components: `_init` throws the promise until the code has loaded, then returns it or throws the error. */
async function settled(lazy: Lazy): Promise<unknown> {
  try {
    return lazy._init(lazy._payload)
  } catch (thrown) {
    if (!isThenable(thrown)) throw thrown
    await thrown
    return lazy._init(lazy._payload)
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null)?.then === 'function'
}

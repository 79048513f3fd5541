import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads and runs the module ahead of the first display, which then does not suspend: the shell calls it when a link is touched. */
  preload(): Promise<void>
}

/**
 * A page, or a part of one such as a sheet or a slot, in a chunk of its own.
 *
 * @param load loads the module. `import()` with a literal path stays at the call site: webpack cuts the chunk there
 * @param name the export that is the component
 * @example const WalletPage = lazyPage(() => import('../finance/wallet/wallet-page.tsx'), 'WalletPage')
 */
export function lazyPage<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  type Module = { default: ComponentType<Props> }
  let loaded: Module | undefined
  const bring = async (): Promise<Module> => ({ default: (await load())[name] })
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : bring())),
    {
      async preload() {
        loaded ??= await bring()
      },
    },
  )
}

/** React calls `then` while it renders, and does not suspend if that answers at once. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: a promise answers later
  return { then: (take: (value: Value) => void) => take(value) } as Promise<Value>
}

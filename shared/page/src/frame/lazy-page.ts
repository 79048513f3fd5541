import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'

export type LazyPage<Props> = FunctionComponent<Props> & {
  /** Loads and runs the module ahead of the first display, which then suspends no more: the shell calls it when a link is touched. */
  preload(): Promise<void>
}

/**
 * A page, or a part of one such as a sheet or a slot, in a chunk of its own.
 *
 * @param load loads the module. `import()` with a literal path stays at the call site: webpack cuts the chunk there
 * @param name the export that is the component
 * @example const WalletPage = lazyPage(() => import('../finance/wallet/wallet-page.tsx'), 'WalletPage')
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  const whenShown = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: (await load())[name] }))
  function Page(props: Props) {
    // Kept while it is shown: another component would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (whenShown as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(Page, {
    async preload() {
      loaded ??= (await load())[name]
    },
  })
}

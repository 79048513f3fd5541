import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

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
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}

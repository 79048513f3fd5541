import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A page in a chunk of its own.
 *
 * @param load brings the module; its named export `name` is the page
 * @example const WalletPage = lazyPage(() => import('../finance/wallet/wallet-page.tsx'), 'WalletPage')
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}

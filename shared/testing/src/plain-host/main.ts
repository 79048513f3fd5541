/** A third-party page that shows our remotes: docs/how-to/host-a-remote-elsewhere.md. Run by e2e/gate/plain-host.spec.ts. */
import * as i18n from '@lantern/i18n'
import * as platform from '@lantern/platform'
import * as ui from '@lantern/ui'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as query from '@tanstack/react-query'
import * as store from 'jotai'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as router from 'react-router-dom'

/** Installed versions, injected by the build. */
declare const HOST_VERSIONS: Readonly<Record<string, string>>
type Entry = { url: string; deployment: { default: boolean } }

// 1. Remotes contain no runtime: they use this one and fail with a message without it.
const version = HOST_VERSIONS['@module-federation/runtime']
if (!location.search.includes('without-core'))
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, _FEDERATION_RUNTIME_CORE_FROM: { version } })

// 2. The packages listed in `extras.shared` of discovery, each once and in a version that its range accepts.
const react19 = { react, 'react-dom': reactDom, 'react-router-dom': router, jotai: store }
const ours = { '@tanstack/react-query': query, '@lantern/platform': platform, '@lantern/ui': ui, '@lantern/i18n': i18n }
const shared = Object.entries({ ...react19, ...ours }).map(([name, module]) => {
  const shareConfig = { singleton: true, requiredVersion: HOST_VERSIONS[name] ?? false }
  return [name, { version: HOST_VERSIONS[name] ?? '0.0.0', lib: () => module, shareConfig }]
})
const host = createInstance({ name: 'plain_host', remotes: [], shared: Object.fromEntries(shared) })

// 3. The site's own document lists the released builds; an exposed module is loaded by its name.
async function loadExposed(site: string): Promise<Record<string, unknown>> {
  const { microFrontends } = await (await fetch(new URL('/discovery.json', site))).json()
  const loaded: Record<string, unknown> = {}
  for (const [name, versions] of Object.entries<Entry[]>(microFrontends)) {
    const live = versions.find(({ deployment }) => deployment.default)
    host.registerRemotes([{ name, entry: new URL(live?.url ?? '', site).href }])
    for (const exposedModule of ['routes', 'slots']) {
      const module = await host.loadRemote(`${name}/${exposedModule}`).catch((error: Error) => error.message)
      loaded[`${name}/${exposedModule}`] = typeof module === 'string' ? module : Object.keys(module ?? {})
    }
  }
  return loaded
}

Object.assign(globalThis, { loadExposed })

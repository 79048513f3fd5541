/** Boot, in the fastest order measured (speed.md): settings and session, the plain shell, then everything that can wait. */
import '@lantern/ui/tokens.css'
import './host/face/face.css'
import { SHELL_NAME } from '@lantern/contract/boot'
import { MARK } from '@lantern/contract/federation'
import { correctClock, report, restoreSession } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { exposeFacts } from './app/expose-facts.ts'
import { readBootData } from './host/boot/boot-data.ts'
import { takeHomeCache } from './host/boot/home-cache.ts'
import { listenForInstall } from './host/boot/install-prompt.ts'
import { takeFromAddress } from './host/boot/intake.ts'
import { applyPreferences } from './host/boot/preferences.ts'
import { whenInteractive } from './host/boot/use-interactive.ts'
import { watchGlobalErrors } from './host/errors/global-errors.ts'
import { onCaughtError } from './host/errors/root-errors.ts'
import { installIntegrity, trustPaths } from './host/integrity/trust.ts'
import { installTrustedTypes } from './host/integrity/trusted-types.ts'
import { mayOverride, watchForOverride } from './host/override/override-mark.ts'
import { createRemotes } from './host/remotes/remotes.ts'
import { takeService } from './host/site/service-state.ts'
import { takeSite } from './host/site/site.ts'
import type { StaffSession } from './host/tools/staff-session.ts'

installTrustedTypes()
const boot = readBootData()
// Before the first chunk: a third language is one.
trustPaths(boot.shellFiles, location.origin)
installIntegrity()
// A page from the device carries the time when it was kept.
if (!boot.offline) correctClock(boot.serverTime)
watchGlobalErrors(boot.shellVersion)
listenForInstall()
const language = applyPreferences(boot.locale)
restoreSession()
takeFromAddress()
// The pre-info of a kept page contains no IP address; fetch it again.
takeSite(boot.offline ? null : boot.preInfo, boot.vvPretty)
takeService(boot.serviceState)
takeHomeCache(boot.cached, boot.serverTime)
watchForOverride()
// A third language is data: the page that the edge painted stays until it is here.
if (language === null) begin()
else void language.then(begin)

whenInteractive(() => {
  // Ops counts starts of a released shell beside its failures.
  const ms = performance.getEntriesByName(MARK.interactive)[0]?.startTime
  report({ kind: 'remote', remote: SHELL_NAME, version: boot.shellVersion, outcome: 'loaded', ms })
})
whenInteractive(() => {
  const [path, integrity] = Object.entries(boot.shellFiles).find(([file]) => file.endsWith('.woff2')) ?? []
  if (!path || document.documentElement.dataset.face === path) return
  import('./host/face/load-face.ts').then(
    ({ loadFace }) => loadFace(path, integrity ?? ''),
    () => undefined,
  )
})
whenInteractive(() => {
  const wide = matchMedia('(min-width: 900px)')
  const show = () => import('./host/frame/scene/scene.css').catch(() => undefined)
  if (wide.matches) void show()
  // A window is enlarged, a tablet turned.
  else wide.addEventListener('change', show, { once: true })
})
whenInteractive(() => {
  if (Math.random() * 100 >= boot.costSample) return
  import(/* webpackChunkName: "costs" */ './host/errors/cost-watch.ts').then(
    ({ watchCosts }) => watchCosts(),
    () => undefined,
  )
})

function begin(): void {
  if (boot.shellTrial === null && !mayOverride()) {
    start()
    return
  }
  // An override build must be active from the start: the page waits for its description. This chunk is hash-checked too.
  import('./host/tools/staff-session.ts')
    .then(({ takeStaffSession }) => takeStaffSession(boot))
    .then(start, () => start())
}

function start(taken?: StaffSession): void {
  const data = taken?.boot ?? boot
  const remotes = createRemotes(data, taken?.builds)
  taken?.follow(remotes)
  exposeFacts(boot.shellVersion, remotes)
  // A page opened on a remote starts loading its code before the first render.
  void remotes.warm(location.pathname)
  const root = document.getElementById('root')
  if (root) createRoot(root, { onCaughtError }).render(<App remotes={remotes} boot={data} />)
}

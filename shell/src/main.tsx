/** Boot, in the order that speed.md found best: settings and session, the plain shell, then everything that can wait. */
import '@lantern/ui/tokens.css'
import { correctClock, restoreSession } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { App } from './boot/app.tsx'
import { readBootData } from './boot/boot-data.ts'
import { exposeFacts } from './boot/expose-facts.ts'
import { takeFromAddress } from './boot/intake.ts'
import { applyPreferences } from './boot/preferences.ts'
import { listenForInstall } from './download/install-prompt.ts'
import { watchGlobalErrors } from './errors/global-errors.ts'
import { onCaughtError } from './errors/root-errors.ts'
import { takeHomeCache } from './home/home-cache.ts'
import { mayOverride, watchForOverride } from './override/override-mark.ts'
import type { TakenOverrides } from './override/take-overrides.ts'
import { createRemotes } from './remotes/remotes.ts'
import { installIntegrity, trustPaths } from './remotes/trust.ts'
import { installTrustedTypes } from './remotes/trusted-types.ts'
import { takeService } from './site/service-state.ts'
import { takeSite } from './site/site.ts'

installTrustedTypes()
const boot = readBootData()
// A page from the device bears the time of its keeping.
if (!boot.offline) correctClock(boot.serverTime)
watchGlobalErrors(boot.shellVersion)
listenForInstall()
applyPreferences(boot.locale)
restoreSession()
takeFromAddress()
// The pre-info of a page from the device has no address in it; the device knows its own and asks again.
takeSite(boot.offline ? null : boot.preInfo, boot.vvPretty)
takeService(boot.serviceState)
takeHomeCache(boot.cached, boot.serverTime)
watchForOverride()
if (mayOverride()) {
  // A build that is tried stands in from the start: the page waits for what is known of it, and this chunk too is held to its hash.
  trustPaths(boot.shellFiles, location.origin)
  installIntegrity()
  import('./override/take-overrides.ts').then(({ takeOverrides }) => takeOverrides(boot)).then(start, () => start())
} else start()

function start(taken?: TakenOverrides): void {
  const remotes = createRemotes(boot, taken?.builds)
  taken?.follow(remotes)
  exposeFacts(boot.shellVersion, remotes)
  // A page opened on a remote begins to bring its code before the first render.
  remotes.warm(location.pathname)
  const root = document.getElementById('root')
  if (root) createRoot(root, { onCaughtError }).render(<App remotes={remotes} boot={boot} />)
}

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
import { createRemotes } from './remotes/remotes.ts'
import { takeService } from './site/service-state.ts'
import { takeSite } from './site/site.ts'

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
const remotes = createRemotes(boot)
exposeFacts(boot.shellVersion, remotes)
// A page opened on a remote begins to bring its code before the first render.
remotes.warm(location.pathname)

const root = document.getElementById('root')
if (root) createRoot(root, { onCaughtError }).render(<App remotes={remotes} boot={boot} />)

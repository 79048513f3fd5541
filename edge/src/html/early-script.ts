/** The one inline script: what must happen before the first paint and before the first file is asked for. Written so that any browser can read it. */
import { MARK } from '@lantern/contract/federation'
import { COOKIE, STORAGE_KEY } from '@lantern/contract/storage-keys'
import { POLYFILL_PATH } from '../request/own-paths.ts'
import { EARLY_POLICY } from './csp.ts'
import { OLD_BROWSER_MARK } from './old-browser.ts'

/** The clock starts, the light and the plain skin that the member chose, and that there is a member: the frame then leaves room for the balance instead of showing the
 * way in. The shell takes that mark away when it draws. */
const EARLY = `performance.mark(${JSON.stringify(MARK.boot)});try{var s=localStorage.getItem(${JSON.stringify(STORAGE_KEY.scheme)});if(s==='dark'||s==='light')d.setAttribute('data-scheme',s);if(localStorage.getItem(${JSON.stringify(STORAGE_KEY.plainLook)})==='1')d.removeAttribute('data-skin')}catch(e){}if(/(^|; )${COOKIE.token}=[^;]/.test(document.cookie))d.setAttribute('data-member','')`

/** A browser that cannot draw our colours or read our syntax is told so (shared/build/browsers.mjs). */
const OLD = `function o(){d.setAttribute('${OLD_BROWSER_MARK}','')}addEventListener('error',function(e){if(/SyntaxError/.test(e.message))o()});if(!(window.CSS&&CSS.supports&&CSS.supports('color','oklch(0 0 0)')&&CSS.supports('selector(:has(a))')))o()`

/** The newest part of the library that code here may use: whoever lacks any of it gets the polyfill, before the deferred scripts. Written by the
 * parser, because a script that is added later does not keep the order; the policy knows it by its hash. */
const polyfill = (integrity: string): string =>
  `if(!(Promise.withResolvers&&Object.groupBy&&Set.prototype.union&&URL.canParse)){var h='<script defer src="${POLYFILL_PATH}" integrity="${integrity}" crossorigin="anonymous"><\\/script>',t=window.trustedTypes;document.write(t?t.createPolicy('${EARLY_POLICY}',{createHTML:function(){return h}}).createHTML(''):h)}`

/** @param polyfillIntegrity of the polyfill of this shell; undefined = it has none */
export function earlyScript(polyfillIntegrity: string | undefined): string {
  const last = polyfillIntegrity === undefined ? '' : `;${polyfill(polyfillIntegrity)}`
  return `(function(d){${EARLY};${OLD}${last}})(document.documentElement)`
}

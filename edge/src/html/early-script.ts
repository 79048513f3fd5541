/** The only inline script: work that must precede the first paint and the first request. Written in syntax that any browser parses. */

import { SHELL_NAME } from '@lantern/contract/boot'
import { MARK } from '@lantern/contract/federation'
import { COOKIE, STORAGE_KEY } from '@lantern/contract/storage-keys'
import { POLYFILL_PATH } from '../request/own-paths.ts'
import { EARLY_POLICY } from './csp.ts'
import { OLD_BROWSER_MARK } from './old-browser.ts'

/**
 * Sets the boot mark, the chosen scheme, plain skin and motion, and a mark for signed-in members: the frame then reserves room for the balance instead of the
 * sign-in link. The shell removes that mark when it renders.
 */
const EARLY = `performance.mark(${JSON.stringify(MARK.boot)});try{var s=localStorage.getItem(${JSON.stringify(STORAGE_KEY.scheme)});if(s==='dark'||s==='light')d.setAttribute('data-scheme',s);if(localStorage.getItem(${JSON.stringify(STORAGE_KEY.plainLook)})==='1')d.removeAttribute('data-skin');if(localStorage.getItem(${JSON.stringify(STORAGE_KEY.motion)})==='reduced')d.setAttribute('data-motion','reduced')}catch(e){}if(/(^|; )${COOKIE.token}=[^;]/.test(document.cookie))d.setAttribute('data-member','')`

/** Families of the face (shell/src/host/face/face.css) with their characters. */
const FAMILIES = [
  ['Lantern Sans', 'U+20-7E,U+A5,U+D7,U+2013,U+20AC,U+2212'],
  ['Lantern Sans Marks', 'U+B7,U+2014,U+2018-201D,U+2022,U+2026'],
]

/**
 * Sets the page in the face that the device stores: `<path> <base64>` (shell/src/host/face/load-face.ts). From its bytes, because a file would
 * come after the first paint, or hide the text until then.
 */
const FACE = `try{var s=localStorage.getItem(${JSON.stringify(STORAGE_KEY.face)});if(s){var i=s.indexOf(' '),x=atob(s.slice(i+1)),n=x.length,u=new Uint8Array(n);while(n--)u[n]=x.charCodeAt(n);${JSON.stringify(FAMILIES)}.forEach(function(f){document.fonts.add(new FontFace(f[0],u,{weight:'400 600',unicodeRange:f[1]}))});d.setAttribute('data-face',s.slice(0,i))}}catch(e){}`

/** Remembers a tap on the back button that the edge painted; the shell goes back once it runs (shell/src/host/navigation/early-back.ts). */
const BACK = `function b(e){if(e.target.closest&&e.target.closest('[data-back]')){performance.mark(${JSON.stringify(MARK.earlyBack)});removeEventListener('click',b,true)}}addEventListener('click',b,true)`

/** Detects browsers without our colour syntax or script syntax (shared/build/browsers.mjs). */
const OLD = `function o(){d.setAttribute('${OLD_BROWSER_MARK}','')}addEventListener('error',function(e){if(/SyntaxError/.test(e.message))o()});if(!(window.CSS&&CSS.supports&&CSS.supports('color','oklch(0 0 0)')&&CSS.supports('selector(:has(a))')))o()`

/**
 * Tests for the newest library features in use and writes the polyfill before the deferred scripts. It uses document.write because later insertion
 * does not keep the order; the policy allows the script by its hash.
 */
const polyfill = (integrity: string): string =>
  `if(!(Promise.withResolvers&&Object.groupBy&&Set.prototype.union&&URL.canParse)){var h='<script defer src="${POLYFILL_PATH}" integrity="${integrity}" crossorigin="anonymous"><\\/script>',t=window.trustedTypes;document.write(t?t.createPolicy('${EARLY_POLICY}',{createHTML:function(){return h}}).createHTML(''):h)}`

/**
 * Reports, once, that the shell did not start: one of its files was not loaded, or a script threw before the shell was up. Without it a release that
 * never runs could not report anything.
 */
const failedStart = (version: string): string => {
  const report = (phase: string) =>
    `{"reports":[{"kind":"remote","remote":"${SHELL_NAME}","version":"${version}","outcome":"failed","phase":"${phase}"}]}`
  return `var f;addEventListener('error',function(e){var t=e.target,p=t===window?'${report('render')}':/^(SCRIPT|LINK)$/.test(t.nodeName)&&(t.src||t.href).indexOf('/assets/')>0?'${report('entry')}':0;if(p&&!f&&!window.__LANTERN__&&navigator.sendBeacon)f=navigator.sendBeacon('/collect',p)},true)`
}

/**
 * @param version of the shell
 * @param polyfillIntegrity of this shell's polyfill; undefined = none
 */
export function earlyScript(version: string, polyfillIntegrity: string | undefined): string {
  const last = polyfillIntegrity === undefined ? '' : `;${polyfill(polyfillIntegrity)}`
  return `(function(d){${EARLY};${FACE};${BACK};${OLD};${failedStart(version)}${last}})(document.documentElement)`
}

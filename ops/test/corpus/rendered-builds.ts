/** The small remote with a page and a slot that fail on demand; the mode is written into the built files. */

/** Text in the built files that a mode replaces. */
export const MODE = 'as-it-was-built'

export type RenderedBuild = {
  /** Follows "a build …". */
  readonly title: string
  readonly mode: string
  /** Part of each expected fault, with its case; none = sound. */
  readonly expected: readonly RegExp[]
}

const ALL = ['zh-CN member', 'zh-CN visitor', 'en member', 'en visitor']
const everywhere = (part: string, fault: string) => ALL.map((one) => new RegExp(`^${part} ${one}: .*${fault}`))

export const RENDERED: readonly RenderedBuild[] = [
  { title: 'that is sound', mode: 'sound', expected: [] },
  {
    title: 'whose page throws in English only',
    mode: 'english',
    expected: [/^\/small en member: .*it broke/, /^\/small en visitor: .*it broke/],
  },
  {
    title: 'whose page throws for members only',
    mode: 'members',
    expected: [/^\/small zh-CN member: .*it broke/, /^\/small en member: .*it broke/],
  },
  {
    title: 'whose page leaves a rejection that nobody handles',
    mode: 'rejects',
    expected: everywhere('/small', 'it was rejected'),
  },
  { title: 'whose page draws nothing', mode: 'nothing', expected: everywhere('/small', 'it draws nothing') },
  { title: 'whose page writes a style element', mode: 'style', expected: everywhere('/small', 'style-src') },
  { title: 'whose page opens a window', mode: 'window', expected: everywhere('/small', 'opens a window') },
  // Slots load when the page is idle: a slow machine may show this one in fewer cases.
  {
    title: 'whose slot throws',
    mode: 'dock',
    expected: [/^home.dock .*the dock broke/],
  },
  { title: 'whose page never ends', mode: 'loops', expected: [/^\/small .*a loop without an end/] },
]

export const FAULTY_SOURCES: Readonly<Record<string, string>> = {
  'src/mode.ts': `/** Not a constant: a minifier would remove the other cases. */
export const is = (mode: string): boolean => (document.title.length < 0 ? '' : '${MODE}') === mode
`,
  'src/page.tsx': `import { useEffect, useState } from 'react'
import { is } from './mode.ts'
import styles from './page.module.css'

const isBroken = (): boolean =>
  (is('english') && document.documentElement.lang === 'en') ||
  (is('members') && document.cookie.includes('token='))

export function Page() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (is('rejects')) void Promise.reject(new Error('it was rejected'))
    if (is('window')) window.open('/small')
    if (is('style')) document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))
  }, [])
  if (isBroken()) throw new TypeError('it broke')
  while (is('loops')) document.title.trim()
  if (is('nothing')) return null
  return <button className={styles.tap} onClick={() => setCount(count + 1)}>{count}</button>
}
`,
  'src/dock.tsx': `import { defineMessages } from '@lantern/i18n'
import { is } from './mode.ts'
import styles from './dock.module.css'
const messages = defineMessages({ 'zh-CN': { open: '打开' }, en: { open: 'Open' } })
export function Dock() {
  if (is('dock')) throw new Error('the dock broke')
  return <i className={styles.dock} title={Object.keys(messages).join()} />
}
`,
}

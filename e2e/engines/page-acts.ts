/** Member actions and assertions through the DOM alone, independent of each engine's pointer support. */
import type { EnginePage } from './engine-page.ts'
import { until } from './engine-page.ts'

type Where = 'page' | 'frame'

/** Fills in the field with this label and dispatches the input event for React. */
export async function fill(page: EnginePage, label: string, value: string, where: Where = 'page'): Promise<void> {
  await until(
    () => runIn(page, where, fillHere, label, value),
    (isDone) => isDone,
    `no field "${label}"`,
  )
}

/** Clicks the first visible match of the selector whose name contains this text. */
export async function tap(page: EnginePage, selector: string, name: string, where: Where = 'page'): Promise<void> {
  await until(
    () => runIn(page, where, tapHere, selector, name),
    (isDone) => isDone,
    `nothing to tap: ${selector} "${name}"`,
  )
}

/** Waits until the visible text contains this. */
export async function see(page: EnginePage, text: string, where: Where = 'page'): Promise<void> {
  await until(
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    () => runIn(page, where, () => document.body.innerText),
    (seen) => seen.includes(text),
    `"${text}" is not seen`,
    30_000,
  )
}

export async function seePath(page: EnginePage, part: string): Promise<void> {
  await until(
    () => page.run(() => location.pathname + location.search),
    (path) => path.includes(part),
    `the page is not at ${part}`,
    30_000,
  )
}

function runIn<Args extends unknown[], Result>(
  page: EnginePage,
  where: Where,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  return where === 'page' ? page.run(script, ...args) : page.runInFrame(script, ...args)
}

function fillHere(label: string, value: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const field = fields.find(
    (one) =>
      one.checkVisibility() &&
      (one.getAttribute('aria-label') === label ||
        [...(one.labels ?? [])].some(({ textContent }) => textContent?.trim().startsWith(label))),
  )
  if (!field || field.disabled) return false
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

function tapHere(selector: string, name: string): boolean {
  const controls = [...document.querySelectorAll<HTMLButtonElement>(selector)]
  const control = controls.find(
    (one) =>
      !one.disabled &&
      one.checkVisibility() &&
      (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name),
  )
  control?.click()
  return control !== undefined
}

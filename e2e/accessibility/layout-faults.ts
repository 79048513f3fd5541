/** Layout checks for small screens and large text. Each runs in the page and returns the faults as text. */

/** Elements wider than the screen. Phones zoom out for them, so `innerWidth` grows with the page. */
export function tooWide(screenPx: number): string[] {
  const widest = Math.max(innerWidth, (document.scrollingElement ?? document.documentElement).scrollWidth)
  if (widest <= screenPx) return []
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const outside = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element.getBoundingClientRect().right > screenPx + 1 && !scrolls(element.parentElement),
  )
  return [`${widest} > ${screenPx}`, ...outside.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`)]
}

/** Amounts that are clipped by their own box or by a non-scrolling ancestor. An amount may be off screen inside a container that scrolls. */
export function cutAmounts(screenPx: number): string[] {
  const cut: string[] = []
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  for (const element of document.querySelectorAll<HTMLElement>('main *, [role="dialog"] *, header *')) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
    if (!/\d[\d,]*\.\d\d|¥/.test(own) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    const box = element.getBoundingClientRect()
    // Visually hidden text for screen readers.
    if (box.width <= 1 || box.height <= 1) continue
    for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (/auto|scroll/.test(style.overflowX)) break
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
      const frame = around.getBoundingClientRect()
      const end = scrolls(around.parentElement) ? frame.right : Math.min(frame.right, screenPx)
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      if (text.right > end + 1 || text.left < frame.left - 1) cut.push(`${own.trim()} in ${around.className}`)
    }
  }
  return cut
}

/** Controls with clipped text, with a too small target (24 px, primary 44 px), or covered at every scroll position. */
export function badControls(): string[] {
  const MIN_PX = 24
  const PRIMARY_PX = 44
  // The site name may be truncated; a notice is shown in full in its dialog, other texts in their title.
  const SHORTENED = 'header > a, section:is([aria-label="公告"], [aria-label="Notices"]) > button, [title]'
  const faults: string[] = []
  const modal = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const controls = (modal ?? document).querySelectorAll<HTMLElement>(
    ':is(a[href], button, summary, input, select, textarea, [role="tab"], [role="switch"]):not([tabindex="-1"], :disabled, [inert] *, [aria-hidden="true"] *)',
  )
  for (const control of controls) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const label = control.closest('label') ?? control
    const name = `${control.tagName.toLowerCase()} ${(control.getAttribute('aria-label') ?? label.textContent ?? '').trim().slice(0, 40)}`
    const box = label.getBoundingClientRect()
    // Hidden until focused, or only for screen readers.
    if (box.width <= 1 || box.height <= 1 || box.bottom + scrollY <= 0) continue
    // Inline links are exempt from the target size (WCAG 2.5.8).
    const isInText = getComputedStyle(control).display === 'inline'
    const wanted = control.dataset.kind === 'primary' ? PRIMARY_PX : MIN_PX
    // Smaller controls extend their target with ::after.
    const { position, top: over, bottom: under } = getComputedStyle(control, '::after')
    const beyond = (inset: string): number => Math.max(0, -Number.parseFloat(inset) || 0)
    const high = box.height + (position === 'absolute' ? beyond(over) + beyond(under) : 0)
    if (!isInText && (high < wanted - 0.5 || box.width < MIN_PX - 0.5))
      faults.push(`small: ${name}, ${Math.round(box.width)} x ${Math.round(high)}`)
    for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
      const style = getComputedStyle(part)
      const hides = /hidden|clip/.test(style.overflowX + style.overflowY)
      const words = part.textContent?.trim()
      if (!hides || !words || part.closest(`svg, ${SHORTENED}`) || part.clientWidth <= 1) continue
      const missing = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight]
      if (Math.max(...missing) > 1) faults.push(`cut: ${name}: ${part.className} by ${missing.join(', ')}`)
    }
    label.scrollIntoView({ block: 'center', inline: 'center' })
    const seen = label.getBoundingClientRect()
    // A float behind the edge shows only its handle.
    const [left, right] = [Math.max(0, seen.left), Math.min(innerWidth, seen.right)]
    const top = document.elementFromPoint((left + right) / 2, seen.top + seen.height / 2)
    if (!top || !(label.contains(top) || top.contains(label)))
      faults.push(`covered: ${name} by ${top?.tagName}.${top?.className}`)
  }
  return faults
}

/** Text and controls that a bottom bar covers although the page is scrolled to its end. */
export function coveredAtEnd(): string[] {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return []
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (getComputedStyle(element).position !== 'fixed' || !element.checkVisibility({ visibilityProperty: true }))
      return false
    const { width, top, bottom } = element.getBoundingClientRect()
    return width >= innerWidth / 2 && top > innerHeight / 2 && top < innerHeight && bottom >= innerHeight - 1
  })
  return bars.flatMap((bar) => {
    const { top } = bar.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => !bar.contains(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { width, height, bottom } = element.getBoundingClientRect()
        const isRead = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const isPressed = element.matches('a, button, input, select, textarea, summary')
        // Smaller ones are for screen readers.
        return (isRead || isPressed) && width > 1 && height > 1 && bottom > top + 1
      })
      .map(
        (element) =>
          `${bar.tagName}.${bar.className} covers ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
      )
      .slice(0, 3)
  })
}

/**
 * Text and controls of the page that a small fixed element covers. In the gutter it may lie over the blank edge of a control that is as wide as
 * the page, and over content that scrolls sideways under it. With an open dialog nothing is checked.
 */
export function coveredContent(gutterPx: number): string[] {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return []
  const floats = [...document.querySelectorAll<HTMLElement>('button, a')].filter((control) => {
    const fixed = fixedAround(control)
    return fixed !== null && fixed.getBoundingClientRect().width < innerWidth / 2 && isShown(control)
  })
  return floats.flatMap((float) =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !float.contains(element) && isShown(element) && !scrollsSideways(element))
      .filter((element) => covers(float, element))
      .map((element) => `${float.ariaLabel} covers ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
      .slice(0, 3),
  )

  function fixedAround(element: Element | null): Element | null {
    return element === null || getComputedStyle(element).position === 'fixed'
      ? element
      : fixedAround(element.parentElement)
  }
  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  function scrollsSideways(element: Element | null): boolean {
    return (
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement))
    )
  }
  function isForScreenReaders(element: Element): boolean {
    return element.getBoundingClientRect().width <= 1
  }
  function covers(float: HTMLElement, element: Element): boolean {
    const box = float.getBoundingClientRect()
    const isOver = (line: DOMRect): boolean =>
      line.left < box.right - 1 && line.right > box.left + 1 && line.top < box.bottom - 1 && line.bottom > box.top + 1
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some(isOver) && !isForScreenReaders(element)) return true
    }
    const isInGutter = box.left >= innerWidth - gutterPx - 1 || box.right <= gutterPx + 1
    return (
      !isInGutter &&
      element.matches('a, button, input, select, textarea, summary') &&
      isOver(element.getBoundingClientRect())
    )
  }
}

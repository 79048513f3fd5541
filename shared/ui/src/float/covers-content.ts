const CONTROL =
  'a, button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="slider"]'
/** Distance of the tested points, px: less than a line of text. */
const STEP_PX = 8

/** Room around the box: closer than this it reads as part of a row, px. */
const ROOM_PX = 8

/** Whether text or a control of the page lies behind the box of an element, or nearly. */
export function coversContent(element: HTMLElement): boolean {
  const { x: left, y: top, width, height } = element.getBoundingClientRect()
  // Not displayed.
  if (width === 0 || height === 0) return false
  const box = new DOMRect(left - ROOM_PX, top - ROOM_PX, width + 2 * ROOM_PX, height + 2 * ROOM_PX)
  for (let y = box.top + 1; y < box.bottom; y += STEP_PX)
    for (let x = box.left + 1; x < box.right; x += STEP_PX) {
      const behind = document.elementsFromPoint(x, y).find((one) => !element.contains(one))
      if (behind && (behind.closest(CONTROL) !== null || hasTextIn(behind, box))) return true
    }
  return false
}

/** Whether a line of the element's own text crosses the box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      (line) => line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
    )
  })
}

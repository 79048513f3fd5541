export type Box = {
  readonly key: string
  readonly label: string
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** What each remote drew, in coordinates of the window. A slot's element has no box of its own: its content is measured. */
export function boxesOf(page: Document): Box[] {
  return [...page.querySelectorAll<HTMLElement>('[data-remote]')].flatMap((element, index) => {
    const range = page.createRange()
    range.selectNodeContents(element)
    const { top, left, width, height } = range.getBoundingClientRect()
    if (width === 0 || height === 0) return []
    const { remote = '', version = '', slot } = element.dataset
    const label = [remote, slot, version].filter(Boolean).join(' · ')
    return [{ key: `${index} ${label}`, label, top, left, width, height }]
  })
}

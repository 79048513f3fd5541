/** Downloads a content as a file. @param name with extension */
export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  click(url, name)
  URL.revokeObjectURL(url)
}

/** Downloads a file of our own origin, which names itself. The page stays. */
export function downloadFrom(path: string): void {
  click(path, '')
}

function click(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

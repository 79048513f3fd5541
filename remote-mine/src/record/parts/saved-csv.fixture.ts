/** Catches the files that a test downloads. @returns the blobs and the text of the first one */
export function catchDownloads(): { saved: Blob[]; text: () => Promise<string> } {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x',
    revokeObjectURL: () => undefined,
  })
  return {
    saved,
    text: () =>
      new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.readAsText(saved[0] as Blob)
      }),
  }
}

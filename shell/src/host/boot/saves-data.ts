/** Whether the visitor's browser asks sites to save data. @see https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Repeats work with a pause in between; runs never overlap. @returns stops it */
export function repeat(work: () => Promise<void>, pauseMs: number): () => void {
  let isStopped = false
  let timer = setTimeout(turn, pauseMs)
  async function turn(): Promise<void> {
    await work()
    if (!isStopped) timer = setTimeout(turn, pauseMs)
  }
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

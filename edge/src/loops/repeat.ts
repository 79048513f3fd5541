/** Does work again and again with a pause between, never two at once. @returns its undo */
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

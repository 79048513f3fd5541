export function startPostgres(): Promise<{
  url: string
  bin: string
  pid: number
  stop(): Promise<void>
  lose(): Promise<void>
  startAgain(): Promise<void>
}>

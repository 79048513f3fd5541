declare module '@lantern/build/services/postgres.mjs' {
  export function startPostgres(): Promise<{ url: string; bin: string; stop(): Promise<void> }>
}

/** Its own colours: the page's tokens may be what is broken. */
export const OVERLAY_CSS = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; display: grid; align-content: end; gap: 8px; padding: 8px; pointer-events: none; font: 13px/1.5 ui-monospace, monospace; }
section { pointer-events: auto; overflow: auto; max-block-size: 70vh; padding: 8px 12px 12px; border-radius: 8px; color: #f4f4f5; background: #18181b; border-inline-start: 4px solid #f87171; }
.note { max-block-size: 30vh; border-color: #fbbf24; }
header { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
h2 { margin: 0; font: inherit; font-weight: 700; color: #fca5a5; }
.note h2 { color: #fcd34d; }
button { min-block-size: 44px; padding-inline: 12px; border: 1px solid #71717a; border-radius: 6px; color: inherit; background: none; font: inherit; }
p, pre, ol { margin: 4px 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.code { padding: 8px; border-radius: 6px; background: #27272a; white-space: pre; overflow-x: auto; }
.place, ol { color: #d4d4d8; }
`

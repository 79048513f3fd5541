/** Draws the poster: texts, the QR code of the link, and the age line. It uses the colours of the page. */
import { qrPath } from '@lantern/ui'

/** px */
export const POSTER = { width: 720, height: 1080 } as const
const MARGIN = 64
const QR_SIDE = 420
const FONT = 'system-ui, "PingFang SC", "Noto Sans SC", sans-serif'

export type PosterTexts = { title: string; lead: string; code: string; foot: string; address: string }

export function drawPoster(canvas: HTMLCanvasElement, texts: PosterTexts): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { backgroundColor, color, borderTopColor: accent } = getComputedStyle(canvas)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, POSTER.width, POSTER.height)
  pen.fillStyle = accent
  pen.fillRect(MARGIN, MARGIN, 72, 8)
  pen.fillStyle = color
  pen.textBaseline = 'top'
  const write = (text: string, size: number, top: number, weight = 400): number => {
    pen.font = `${weight} ${size}px ${FONT}`
    let y = top
    for (const line of linesOf(pen, text)) {
      pen.fillText(line, MARGIN, y)
      y += size * 1.35
    }
    return y
  }
  const below = write(texts.lead, 30, write(texts.title, 56, MARGIN + 40, 600) + 12)
  drawCode(pen, texts.address, below + 40)
  const afterCode = write(texts.code, 36, below + 40 + QR_SIDE + 40, 600)
  write(texts.foot, 24, Math.max(afterCode + 16, POSTER.height - MARGIN - 2 * 24 * 1.35))
}

/** Dark on white, so that cameras can read it. */
function drawCode(pen: CanvasRenderingContext2D, address: string, top: number): void {
  const { size, path } = qrPath(address)
  pen.save()
  pen.translate((POSTER.width - QR_SIDE) / 2, top)
  pen.scale(QR_SIDE / size, QR_SIDE / size)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = 'black'
  pen.fill(new Path2D(path))
  pen.restore()
}

/** Breaks after spaces and Chinese characters, never before their punctuation. */
const BREAKS = /(?<=[\s\u3000-\u9fff\uff00-\uffef])(?![\u3001\u3002\uff0c])/u

function linesOf(pen: CanvasRenderingContext2D, text: string): string[] {
  const parts = text.split(BREAKS)
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line !== '' && pen.measureText(line + part.trimEnd()).width > POSTER.width - 2 * MARGIN) {
      lines.push(line)
      line = ''
    }
    line += part
  }
  return [...lines, line]
}

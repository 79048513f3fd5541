/** The camera of the device, and what a frame of it lacks. */
import { hintsIn, pictureOf } from './draw-photo.ts'
import type { PhotoHint } from './quality.rules.ts'

/** The largest that most phones give to a page; others give what they have. */
const SIZE = { width: { ideal: 1_920 }, height: { ideal: 1_080 } }

export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}

/** @param isFace the camera on the side of the screen @throws when there is no camera, or the member declines */
export function openCamera(isFace: boolean): Promise<MediaStream> {
  const facingMode = isFace ? 'user' : 'environment'
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode, ...SIZE } })
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** null until the camera has a picture. */
export function hintsOfFrame(video: HTMLVideoElement, isFace: boolean): readonly PhotoHint[] | null {
  const frame = frameOf(video)
  return frame && hintsIn(frame, isFace)
}

export async function shoot(video: HTMLVideoElement): Promise<File | null> {
  const frame = frameOf(video)
  return (
    frame &&
    new File([await pictureOf(frame, Math.max(frame.width, frame.height))], 'camera.jpg', { type: 'image/jpeg' })
  )
}

function frameOf(video: HTMLVideoElement) {
  const { videoWidth: width, videoHeight: height } = video
  return width === 0 ? null : { source: video, width, height }
}

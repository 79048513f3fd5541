/** The camera of the device, and what a frame of it lacks. */
import { hintsIn, pictureOf } from './draw-photo.ts'
import type { PhotoHint } from './quality.rules.ts'

/** The largest that most phones give to a page; others give what they have. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } },
}

export function hasCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}

/** @throws when there is no camera, or the member declines */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(WANTED)
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** null until the camera has a picture. */
export function hintsOfFrame(video: HTMLVideoElement): readonly PhotoHint[] | null {
  const frame = frameOf(video)
  return frame && hintsIn(frame)
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

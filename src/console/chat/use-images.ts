import { useEffect, useRef, useState } from "react";
import type { ThreadImage } from "../../react/react.ts";
import { ApiError } from "../../sdk/sdk.ts";
import { uploadImage } from "./upload.ts";

/** An image that was picked for the next message. */
export interface PickedImage {
  readonly id: string;
  readonly name: string;
  /** What the browser shows of it before the server has it. */
  readonly preview: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** There when the server has it. */
  readonly upload?: ThreadImage;
  readonly problem?: string;
}

const mostImages = 3;

/** Images are uploaded as soon as they are picked, so that sending waits for nothing. */
export function useImages() {
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  const change = (id: string, next: Partial<PickedImage>) =>
    setImages((before) => before.map((image) => (image.id === id ? { ...image, ...next } : image)));

  async function start(id: string, file: File): Promise<void> {
    const closing = new AbortController();
    uploads.current.set(id, closing);
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const { url, mimeType } = await uploadImage(file, { signal: closing.signal, onProgress });
      change(id, { progress: 1, upload: { url, mimeType } });
    } catch (error) {
      if (!closing.signal.aborted) change(id, { problem: error instanceof ApiError ? error.message : String(error) });
    } finally {
      uploads.current.delete(id);
    }
  }

  useEffect(() => {
    const { current } = uploads;
    return () => {
      for (const upload of current.values()) upload.abort();
    };
  }, []);

  return {
    images,
    isUploading: images.some(({ upload, problem }) => !upload && !problem),
    /** False when there are more than a message takes; those that fit are taken. */
    add(files: readonly File[]): boolean {
      const fitting = files.filter(({ type }) => type.startsWith("image/")).slice(0, mostImages - images.length);
      const picked = fitting.map((file) => {
        const id = crypto.randomUUID();
        void start(id, file);
        return { id, name: file.name, preview: URL.createObjectURL(file), progress: 0 };
      });
      setImages((before) => [...before, ...picked]);
      return fitting.length === files.length;
    },
    remove(id: string): void {
      uploads.current.get(id)?.abort();
      const gone = images.find((image) => image.id === id);
      if (gone) URL.revokeObjectURL(gone.preview);
      setImages((before) => before.filter((image) => image.id !== id));
    },
    clear(): void {
      for (const { preview } of images) URL.revokeObjectURL(preview);
      setImages([]);
    },
  };
}

import type { Config, Setting } from "./config.ts";
import { integer, matching, oneOf, origin, plainUrl } from "./setting-values.ts";

/** The part of the configuration that is about images of users. */
export interface FileConfig {
  /** Where clients reach this server. Without it, where it listens. */
  publicUrl?: string;
  uploadsPerDay: number;
  uploadMbPerDay: number;
  /** Whether a model is sent the bytes of an image or an address of this server. */
  modelImages: "data" | "url";
  /** Megabytes of images in memory for models. */
  imageMb: number;
  /** In place of the folder `files` in `home`. */
  filesS3?: S3Place;
}

export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  /** A function, because a function shows nothing of itself when the configuration is printed. */
  secret(): string;
}

const word = /^[\x21-\x7e]{1,200}$/;

export const fileSettings: readonly Setting[] = [
  {
    name: "ACCORD_PUBLIC_URL",
    description:
      "Where clients reach this server, such as https://assistant.example.com: signed addresses of images " +
      "begin so. Without it, where it listens.",
    read: (text, config) => void (config.publicUrl = origin(text)),
  },
  {
    name: "ACCORD_UPLOADS_PER_DAY",
    default: "200",
    description: "Most images a user may upload within 24 hours.",
    read: (text, config) => void (config.uploadsPerDay = integer(text, 0, 1_000_000)),
  },
  {
    name: "ACCORD_UPLOAD_MB_PER_DAY",
    default: "500",
    description: "Most megabytes of images a user may upload within 24 hours.",
    read: (text, config) => void (config.uploadMbPerDay = integer(text, 0, 1_000_000)),
  },
  {
    name: "ACCORD_MODEL_IMAGES",
    default: "data",
    description:
      "How a model gets images: `data` sends it the bytes, `url` an address under ACCORD_PUBLIC_URL that " +
      "is good for ten minutes.",
    read: (text, config) => void (config.modelImages = oneOf(text, ["data", "url"])),
  },
  {
    name: "ACCORD_IMAGE_MB",
    default: "100",
    description:
      "Most megabytes of images that this process holds in memory for models at once; with `data`, model calls " +
      "with more images wait for their turn.",
    read: (text, config) => void (config.imageMb = integer(text, 1, 100_000)),
  },
  {
    name: "ACCORD_FILES_S3_ENDPOINT",
    description:
      "S3-compatible storage for images, such as https://s3.eu-central-1.amazonaws.com, in place of the " +
      "folder `files` in ACCORD_HOME.",
    read: (text, config) => void (place(config).endpoint = plainUrl(text, "ACCORD_FILES_S3_SECRET")),
  },
  {
    name: "ACCORD_FILES_S3_BUCKET",
    description: "The bucket that holds them there.",
    read: (text, config) =>
      void (place(config).bucket = matching(text, /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/, "the name of a bucket")),
  },
  {
    name: "ACCORD_FILES_S3_REGION",
    description: "Its region; `auto` unless told.",
    read: (text, config) =>
      void (place(config).region = matching(text, /^[A-Za-z0-9-]{1,64}$/, "the name of a region")),
  },
  {
    name: "ACCORD_FILES_S3_KEY_ID",
    description: "Access key id for the bucket.",
    read: (text, config) => void (place(config).keyId = matching(text, word, "printable text without blanks")),
  },
  {
    name: "ACCORD_FILES_S3_SECRET",
    description: "Secret access key for the bucket.",
    isSecret: true,
    read: (text, config) => {
      const key = matching(text, word, "printable text without blanks");
      place(config).secret = () => key;
    },
  },
];

/** A sentence about what is missing beside what was given. */
export function findFileProblem({ filesS3, modelImages, publicUrl }: FileConfig): string | undefined {
  if (modelImages === "url" && publicUrl === undefined)
    return "ACCORD_MODEL_IMAGES is url, so ACCORD_PUBLIC_URL must say where a provider reaches this server.";
  if (filesS3 === undefined) return undefined;
  const { endpoint, bucket, keyId, secret } = filesS3;
  const missing = Object.entries({ ENDPOINT: endpoint, BUCKET: bucket, KEY_ID: keyId, SECRET: secret() }).flatMap(
    ([name, value]) => (value === "" ? [`ACCORD_FILES_S3_${name}`] : []),
  );
  return missing.length === 0
    ? undefined
    : `${missing.join(", ")} must be set too: images are kept in a bucket or in a folder, not half in one.`;
}

const place = (config: Config): S3Place =>
  (config.filesS3 ??= { endpoint: "", bucket: "", region: "auto", keyId: "", secret: () => "" });

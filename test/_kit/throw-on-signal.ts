/** Given to a process with `--import`: an error that no code catches, whenever the process gets SIGUSR2. */
process.on("SIGUSR2", () => {
  setImmediate(() => {
    throw new Error("planted fault, token=sk-abcdefghijklmnopqrstuvwxyz0123456789");
  });
});

/** The start page asks for the report frames of one route. */
export const routesOfFrames = `
create index power_bi_frames_route on power_bi_frames (lower(trim(both '/' from "RouteId"))) where "Active";
`;
